<?php
return ['one' => <<<A
One
B;
];

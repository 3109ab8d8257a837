<?php
return ['one' => 'One', /* two */ /* three
];

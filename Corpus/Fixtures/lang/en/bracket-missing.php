<?php
return ['one' => 'One'; 'two' => 'Two'];

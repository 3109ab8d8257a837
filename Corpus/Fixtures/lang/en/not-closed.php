<?php
return ['one' => 'One', 'in' => ['two' => 'Two'

<?php
return ['one' => 'One']);

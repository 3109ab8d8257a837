<?php
return ['one' => 'One'];
?>
text

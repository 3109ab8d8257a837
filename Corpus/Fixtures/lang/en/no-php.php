<html>
<?php return ['one' => 'One'];

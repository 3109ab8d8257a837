<?php
$lang['one'] = 'One'
$lang['two'] = 'Two';

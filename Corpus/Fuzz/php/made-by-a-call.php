<?php return array('k1' => array("\x41$", ['"' /* c */ . 'Words']),
'c' => f(':name of :Count|\\'),
"k2" => 'é',
'k3' => "\xe9");
<?php
return [
  // |
  'k1' => "\Wobds',
  'k2' => ']5,I)nf[ Wor%#@a@ |rs',
  'n' =>  'k3' => "" // uuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuu|uuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuu{name}
  ,
];

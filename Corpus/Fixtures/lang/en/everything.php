<?php

declare(strict_types=1);

namespace App\Lang; # of no account here

/**
 * @license of the code, and no comment on a text
 */
return [
    'single' => 'It\'s C:\boats\\pier \n',
    // Above a text
    'double' => "\"Quoted\"\n\ttab \$5 \x41\101\u{1F6A3} \q", // not read: there is one above
    "key \"two\"" => 'Trailing', /* max 20 characters */

    /*
    |--------------------------------------------------------------------------
    | A heading
    |--------------------------------------------------------------------------
    */

    'menu' => array(
        'open' => 'Open', 'close' => 'Close',
        'list' => ['First', 'Second', ['deep' => 'Third']],
    ),
    'joined' => 'One ' . "and\x20" /* a comment between */
        . 'two',
    'now' => <<<'TEXT'
        Nothing is $read here, \n
          and this is indented

        TEXT,
    'here' => <<<"TEXT"
    A "heredoc"\twith \$5
    TEXT,
    'boats' => '{0} No boats|{1}One boat|[2,*] :count boats',
    'files' => "One file|:count files",
    'bytes' => "caf\xc3\xa9 \xff",
    'number' => 12, 'on' => true, 'none' => null, 'negative' => -1,
    'empty' => '',
    'direction' => 'ltr',
    5 => 'Five',
    'é' . 'ü' => 'Joined key',
];

<?php

// What PHP makes when it runs: this needs the app around it.
return array_merge(require __DIR__ . '/base.php', [
    Status::Open->name => 'Constant',
    'interpolated' => "Hello {$user['name']}!",
    'heredoc' => <<<TEXT
        Hello $name
        TEXT,
    'added' => 'Hello ' . $name, // the name of who is greeted
    'chosen' => $isOpen ? 'Open' : 'Closed',
    'called' => strtoupper('open'),
    'closure' => static fn (int $n) => "$n boats",
    'mixed' => ['deep' => 'Deep', 'Without a key', ['Below']],
    'lines' => 'One' . PHP_EOL . 'Two',
    ...$others,
]);

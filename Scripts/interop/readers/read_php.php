<?php
// Compares what Swell lists from PHP files with what PHP itself reads: php read_php.php LISTED.ndjson

/** Adds all texts in a value, by the names that Swell gives them. */
function texts($value, string $key, array &$found): void {
    foreach (is_array($value) ? $value : [] as $name => $inner) {
        $isElement = is_int($name) && array_is_list($value);
        $path = $isElement ? "{$key}[$name]" : ($key === '' ? "$name" : "$key.$name");
        if (is_string($inner)) {
            $found[$isElement && $key !== '' ? "$key\0[$name]" : "$path\0"] = $inner;
        } else {
            texts($inner, $path, $found);
        }
    }
}

/** The texts that a file returns, assigns or defines. */
function evaluated(string $path): array {
    $constants = get_defined_constants(true)['user'] ?? [];
    $variables = (function () use ($path) {
        $returned = @include $path;
        $variables = get_defined_vars();
        return is_array($returned) ? ['' => $returned] : array_diff_key($variables, ['path' => 0, 'returned' => 0]);
    })();
    $found = [];
    $own = null;
    foreach ($variables as $name => $value) {
        if (is_array($value)) $own ??= $name;
        texts(is_array($value) ? $value : [$name => $value], $name === $own || !is_array($value) ? '' : $name, $found);
    }
    texts(array_diff_key(get_defined_constants(true)['user'] ?? [], $constants), '', $found);
    return $found;
}

$listed = [];
foreach (file($argv[1]) as $line) {
    $row = json_decode($line, true, flags: JSON_THROW_ON_ERROR);
    // For a duplicate name PHP keeps the last value.
    $listed[$row['file']]["$row[key]\0$row[variant]"] = $row['value'];
}
$failures = $count = 0;
foreach ($listed as $path => $own) {
    try {
        $found = evaluated($path);
    } catch (Error $error) {
        echo $path, ' needs its app to run: ', $error->getMessage(), "\n";
        continue;
    }
    foreach ($found as $name => $text) {
        // Laravel's choices, without the numbers that they apply to.
        if (isset($own[$name]) || !isset($own["{$name}[0]"]) || !str_contains($text, '|')) continue;
        unset($found[$name]);
        foreach (explode('|', $text) as $number => $choice) {
            $found["{$name}[$number]"] = preg_replace('/^([\{\[\]][^\[\]\{\}]*[\}\]\[])? */', '', $choice);
        }
    }
    foreach ($own + $found as $name => $_) {
        $count++;
        $theirs = $found[$name] ?? null;
        // Swell reads invalid UTF-8 as U+FFFD.
        if ($theirs !== null) $theirs = preg_match("//u", $theirs) ? $theirs : null;
        if ($theirs === null && isset($found[$name]) || ($own[$name] ?? null) === $theirs) continue;
        if ($failures++ < 20) {
            echo $path, ': ', str_replace("\0", ' ', $name), ': Swell lists ', json_encode($own[$name] ?? null),
                ', PHP reads ', json_encode($theirs), "\n";
        }
    }
}
echo $count, ' values in ', count($listed), " files match PHP\n";
exit($failures > 0 || $count === 0 ? 1 : 0);

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU" sourcelanguage="en">
<context>
    <name>Harbour &amp; Quay</name>
    <message>
        <location filename="../harbour.cpp" line="12"/>
        <source>&amp;Open</source>
        <extracomment>In the menu</extracomment>
        <translatorcomment>agreed</translatorcomment>
        <translation>&amp;Открыть</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>the gate is</comment>
        <extracomment>max-length:40</extracomment>
        <translation type="unfinished">Открыто</translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation type="unfinished"/>
    </message>
    <message>
        <source>N\(a)ng to say</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>%n boat(s)</source>
        <translation>
            <numerusform>%n лодка</numerusform>
            <numerusform>%n лодки</numerusform>
            <numerusform>%n лодок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n berth(s)</source>
        <translation tyue="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Harbour master</source>
        <translation variants="yes">
            <lengthvariant>Начальник порта</lengthvariant>
            <lengthvariant>Начальник</lengthvariant>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sailor(s)</source>
        <translation>
  i         <numerusform variantlue="7"/>&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Sink</source>
        <translation type="vanished">Тонуть</translation>
    </message>
    <message>
        <source>Drown</source>
        <translation type="obsolete">Утонуть</translation>
    </message>
    <message>
        <source>Without a translation</source>
    </message>
</context>
<context>
    <name></name>
    <message id="login.title">
        <source>Log in</source>
        <translation>Войти</translation>
    </message>
</context>
</TS>

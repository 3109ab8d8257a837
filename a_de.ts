<!DOCTYPE TS>
<TS version="2.1" language="de">
<context><name>M</name><message numerus="yes"><source>Open</source><translation><foo/><numerusform>x</numerusform><numerusform>b</numerusform></translation></message></context>
</TS>

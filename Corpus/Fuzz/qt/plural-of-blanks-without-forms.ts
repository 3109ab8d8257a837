<!DOCTYPE TS>
<TS version="2.1"><context><name>M</name><message numerus="yes"><source>%n files</source><translation>
</translation></message></context></TS>

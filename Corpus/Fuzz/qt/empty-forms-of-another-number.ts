<!DOCTYPE TS>
<TS version="2.1" language="ru_RU"><context><name>A</name><message numerus="yes"><source>%n</source><translation type="unfinished"><numerusform></numerusform></translation></message></context></TS>

<!DOCTYPE TS>
<TS version="2.1" language="de">
<context><name>A</name>
<message><source>Harbour</source><translation>Hafen</translation></message>
<message><source>Boat</source><transl
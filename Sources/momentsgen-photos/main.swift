// The picture worker: decodes and encodes pictures for momentsgen, which starts it with a socket as
// its standard input. It isn't for people.

WorkerLoop(sandbox: Sandbox.enter()).run()

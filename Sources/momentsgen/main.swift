import MomentsCLI

CommandLineTool.main()

/**
 * Loaded into a child process before its program. The channel to the server closes when the server
 * ends, however it ends; an orphan would go on using the machine and the folder that the next
 * publisher clears.
 */
process.once('disconnect', () => process.exit(1))
process.channel?.unref()

/**
 * Loaded into the build process before Astro. The channel to the publisher closes when that process
 * ends, however it ends; an orphaned build would go on using the machine and the folder that the
 * next publisher clears.
 */
process.once('disconnect', () => process.exit(1))
process.channel?.unref()

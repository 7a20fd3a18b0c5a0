const registered = new Set<() => void>()

/**
 * Registers how to forget something made of the rows for one build. The renderer process
 * (`server/publishing/publisher/renderer/`) calls all of them before it reads rows again.
 */
export const onCacheReset = (forget: () => void): void => void registered.add(forget)

/** Forgets everything made of the rows. */
export const resetCaches = (): void => registered.forEach((forget) => forget())

/* On the global object because pages and astro.config.mjs have each their own copy of a module. */
const REGISTERED = Symbol.for('zila.forget')
const registered = ((globalThis as { [REGISTERED]?: Set<() => void> })[REGISTERED] ??= new Set())

/**
 * Registers how to forget something made of the rows for one build. The process that renders the
 * site again (server/publisher/renderer) calls all of them first.
 */
export const forgetWithBuild = (forget: () => void): void => void registered.add(forget)

/** Forgets everything made of the rows. */
export const forgetDerived = (): void => registered.forEach((forget) => forget())

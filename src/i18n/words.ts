/**
 * The shape of a dictionary, for another language: the same keys and the same parameters, but any
 * text where English has its own.
 */
export type Words<T> = T extends string
  ? string
  : T extends (...parameters: infer P) => infer R
    ? (...parameters: P) => Words<R>
    : T extends object
      ? { readonly [K in keyof T]: Words<T[K]> }
      : T

/** The links to the sections of a long form. */
export const steps = {
  here: 'You are here',
}

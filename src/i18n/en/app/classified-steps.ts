/** The sections of an ad's form, as its steps tell how far each is. */
export const classifiedSteps = {
  label: 'Sections',
  preview: 'How people will see it',
  previewEmpty: 'Enter a title to see your ad here.',
  done: 'Done',
  missing: (count: number) => `${count} missing`,
  wrong: (count: number) => (count === 1 ? '1 error' : `${count} errors`),
  optional: 'Optional',
}

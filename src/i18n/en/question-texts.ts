type Question = {
  fieldLabel: string
  labelHi: string | null
  fieldOptions: { options?: string[] | undefined; optionsHi?: string[] | undefined }
}

/** How a category's question is asked; `hindi` stands beside it on English pages. */
export const getQuestionTexts = ({ fieldLabel, labelHi }: Question) => ({
  label: fieldLabel,
  hindi: labelHi,
  /** What an option is called, by the option as it is stored. */
  nameOf: (option: string): string => option,
})

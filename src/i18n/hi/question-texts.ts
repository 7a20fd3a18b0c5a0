import type * as english from '#i18n/en/question-texts.ts'
import { getHindiOptions } from '#shared/view/hindi-names.ts'

export const getQuestionTexts: typeof english.getQuestionTexts = (question) => {
  const names = getHindiOptions(question)
  return {
    label: question.labelHi ?? question.fieldLabel,
    hindi: null,
    nameOf: (option) => names[option] ?? option,
  }
}

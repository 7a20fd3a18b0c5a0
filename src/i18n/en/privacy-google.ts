import type { LegalText } from './legal-text.ts'

const GOOGLE =
  'If you agree when we ask, Google counts your visit for us: it sets cookies and learns which ' +
  'pages you open, from which network and with which browser. If you don’t agree, nothing from ' +
  'Google is loaded. You can change this at the bottom of every page.'

/** The privacy notice of a website that uses analytics of Google. */
export const addGoogleSections = (text: LegalText): LegalText => ({
  ...text,
  sections: text.sections.map((section) =>
    section.id === 'browser'
      ? { ...section, paragraphs: [...(section.paragraphs ?? []), GOOGLE] }
      : section,
  ),
})

/** Texts shared by the long forms of the signed-in app. */
export const form = { optional: '(optional)', choose: 'Choose…' }

/** The look of a button; `line` is plain. `wall` and `khovar` are for painted backgrounds. */
export type ButtonVariant =
  | 'line'
  | 'primary'
  | 'accent'
  | 'ink'
  | 'soft'
  | 'bare'
  | 'wall'
  | 'wall-line'
  | 'khovar'

export const getButtonClass = (look: ButtonVariant = 'line', more = ''): string =>
  `button ${look === 'line' ? '' : `button-${look} `}${more}`.trim()

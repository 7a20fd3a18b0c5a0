/** How a button looks; `line` is plain. The `wall` and `khovar` looks stand on painted grounds. */
export type ButtonLook =
  'line' | 'primary' | 'accent' | 'ink' | 'soft' | 'bare' | 'wall' | 'wall-line' | 'khovar'

export const buttonClass = (look: ButtonLook = 'line', more = ''): string =>
  `button ${look === 'line' ? '' : `button-${look} `}${more}`.trim()

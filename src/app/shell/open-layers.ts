import type { Router } from '#app/router/index.ts'

/** What is read of the app's router. */
export type RouterWithState = Pick<Router, 'state'>

/** What Back closes: dialogs, and menus by the button that opens them. */
export const OPEN_LAYERS_SELECTOR = 'dialog[open], [aria-haspopup=menu][aria-expanded=true]'

/** What tells that one opened or closed. */
export const LAYER_ATTRIBUTES = ['open', 'aria-expanded']

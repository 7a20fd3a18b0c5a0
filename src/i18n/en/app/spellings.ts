/** Below the field of a name in the other script. */
export const spellings = { suggested: 'Suggested spellings' }

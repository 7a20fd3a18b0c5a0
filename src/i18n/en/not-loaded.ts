/**
 * Said where the code of a call cannot be loaded. Apart from the other texts of refusals: with them
 * it would be a file of its own in what pages load.
 */
export const NOT_LOADED = 'The server could not be reached.'

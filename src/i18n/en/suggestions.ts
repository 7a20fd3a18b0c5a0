/** What the suggestions below a search box say; the browser downloads this file alone. */
export const suggestions = {
  label: 'Suggestions',
  recent: 'Recent searches',
  kinds: { category: 'Category', location: 'Town', business: '' },
  count: (count: number) => `${count} ${count === 1 ? 'suggestion' : 'suggestions'}, use the arrow keys`,
  recentCount: (count: number) => `${count} recent ${count === 1 ? 'search' : 'searches'}, Delete removes one`,
  none: 'No suggestions',
  remove: 'Remove',
  clearRecent: 'Clear recent searches',
}

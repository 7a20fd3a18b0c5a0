/** Texts of the suggestions below a search box; the browser downloads only this file. */
export const suggestions = {
  label: 'Suggestions',
  recent: 'Recent searches',
  kinds: { call: 'Call', category: 'Category', location: 'Town', business: '' },
  count: (count: number) =>
    `${count} ${count === 1 ? 'suggestion' : 'suggestions'}. Use the arrow keys to choose one`,
  recentCount: (count: number) =>
    `${count} recent ${count === 1 ? 'search' : 'searches'}. Arrow keys choose, Delete removes one`,
  none: 'No suggestions',
  remove: 'Remove',
  speak: { 'hi-IN': 'बोलकर खोजें', 'en-IN': 'Speak in English' },
  listening: 'Listening...',
  notHeard: 'Couldn’t hear you. Try again, or type.',
  clearRecent: 'Clear recent searches',
}

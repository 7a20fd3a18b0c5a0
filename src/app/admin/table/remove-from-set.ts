/** What stays chosen when some is done: what was chosen meanwhile is not lost. */
export function removeFromSet<Key>(chosen: ReadonlySet<Key>, done: Iterable<Key>): Set<Key> {
  const after = new Set(chosen)
  for (const key of done) after.delete(key)
  return after
}

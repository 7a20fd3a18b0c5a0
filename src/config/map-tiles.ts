/**
 * Where the pictures of the map come from and who is credited: OpenStreetMap, unless the site is
 * built with others.
 */
export const MAP_TILES = {
  address: import.meta.env.PUBLIC_MAP_TILES || 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  credit:
    import.meta.env.PUBLIC_MAP_ATTRIBUTION ||
    '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors',
  /** As near as OpenStreetMap's pictures go. */
  nearest: 19,
}

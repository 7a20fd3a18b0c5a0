/**
 * Cycles that are still there. The list may only shrink: the check fails when one of them is gone
 * and its line is not.
 */
export const KNOWN: readonly string[][] = [
  ['src/stores/favourites-account.ts', 'src/stores/favourites.ts'],
  ['src/scripts/businesses/hearts.ts', 'src/scripts/businesses/saved-hearts.ts'],
  ['src/scripts/map/draw.ts', 'src/scripts/map/open.ts'],
  [
    'src/islands/businesses/BusinessList.island.tsx',
    'src/islands/businesses/FilterFields.tsx',
    'src/islands/businesses/NearMe.tsx',
    'src/islands/businesses/Results.tsx',
    'src/islands/businesses/SearchBox.tsx',
    'src/islands/businesses/Toolbar.tsx',
  ],
  [
    'src/islands/classifieds/AdFilterFields.tsx',
    'src/islands/classifieds/AdResults.tsx',
    'src/islands/classifieds/AdSearch.tsx',
    'src/islands/classifieds/AdToolbar.tsx',
    'src/islands/classifieds/ClassifiedList.island.tsx',
  ],
  ['src/islands/businesses', 'src/islands/directives', 'src/islands/reviews'],
  [
    'src/islands/businesses',
    'src/islands/businesses/page',
    'src/islands/directives',
    'src/islands/reviews',
  ],
]

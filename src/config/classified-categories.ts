/**
 * The kinds of classified ads that a new site of a rural district starts with. Administrators can
 * change them.
 */
export const CLASSIFIED_CATEGORIES = [
  { slug: 'tractors', name: 'Tractors & Farm Machines', icon: '🚜', color: '#8C2F1C' },
  { slug: 'cattle', name: 'Cattle & Dairy', icon: '🐄', color: '#6A4A26' },
  { slug: 'seeds', name: 'Seeds, Grain & Fodder', icon: '🌾', color: '#D9A02C' },
  { slug: 'vehicles', name: 'Cars, Bikes & Cycles', icon: '🏍️', color: '#33291F' },
  { slug: 'mobiles', name: 'Mobiles & Electronics', icon: '📱', color: '#2F4F63' },
  { slug: 'furniture', name: 'Furniture & Household', icon: '🪑', color: '#8A4A20' },
  { slug: 'property', name: 'House, Land & Shop', icon: '🏠', color: '#20573C' },
  { slug: 'jobs', name: 'Jobs', icon: '🧰', color: '#5C2C4A' },
  { slug: 'services', name: 'Services', icon: '🛠️', color: '#3F5560' },
  { slug: 'study', name: 'Books & Education', icon: '📚', color: '#E0A030' },
  { slug: 'other', name: 'Other things', icon: '📦', color: '#6B5B4A' },
] as const

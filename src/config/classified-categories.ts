/**
 * The kinds of classified ads that a new site of a rural district starts with. Administrators can
 * change them.
 */
export const DEFAULT_CLASSIFIED_CATEGORIES = [
  {
    slug: 'tractors',
    name: 'Tractors & Farm Machines',
    nameHi: 'ट्रैक्टर और खेती के औज़ार',
    icon: '🚜',
    color: '#8C2F1C',
  },
  { slug: 'cattle', name: 'Cattle & Dairy', nameHi: 'पशु और दूध', icon: '🐄', color: '#6A4A26' },
  {
    slug: 'seeds',
    name: 'Seeds, Grain & Fodder',
    nameHi: 'बीज, अनाज और चारा',
    icon: '🌾',
    color: '#D9A02C',
  },
  {
    slug: 'vehicles',
    name: 'Cars, Bikes & Cycles',
    nameHi: 'गाड़ी, बाइक, साइकिल',
    icon: '🏍️',
    color: '#33291F',
  },
  {
    slug: 'mobiles',
    name: 'Mobiles & Electronics',
    nameHi: 'मोबाइल और इलेक्ट्रॉनिक्स',
    icon: '📱',
    color: '#2F4F63',
  },
  {
    slug: 'furniture',
    name: 'Furniture & Household',
    nameHi: 'फ़र्नीचर और घर का सामान',
    icon: '🪑',
    color: '#8A4A20',
  },
  {
    slug: 'property',
    name: 'House, Land & Shop',
    nameHi: 'मकान, ज़मीन, दुकान',
    icon: '🏠',
    color: '#20573C',
  },
  { slug: 'jobs', name: 'Jobs', nameHi: 'नौकरी', icon: '🧰', color: '#5C2C4A' },
  { slug: 'services', name: 'Services', nameHi: 'सेवाएँ', icon: '🛠️', color: '#3F5560' },
  {
    slug: 'study',
    name: 'Books & Education',
    nameHi: 'किताबें और पढ़ाई',
    icon: '📚',
    color: '#E0A030',
  },
  { slug: 'other', name: 'Other things', nameHi: 'और चीज़ें', icon: '📦', color: '#6B5B4A' },
] as const

import type { printAdLabel as english } from '#i18n/en/app/ad-labels.ts'

const NAMES: Readonly<Record<string, string>> = {
  Banner: 'बैनर',
  Text: 'लिखा हुआ',
  Video: 'वीडियो',
  'Animated GIF': 'चलती तस्वीर (GIF)',
  Carousel: 'कई तस्वीरें',
  'Rich media (HTML)': 'HTML पेज',
  Leaderboard: 'चौड़ी पट्टी',
  'Medium rectangle': 'मध्यम चौकोर',
  'Mobile banner': 'मोबाइल बैनर',
  Billboard: 'बड़ी पट्टी',
  'Half page': 'आधा पेज',
  Skyscraper: 'ऊँची पट्टी',
  Responsive: 'जगह के हिसाब से',
  'Square picture': 'चौकोर तस्वीर',
  'Wide picture': 'चौड़ी तस्वीर',
  Header: 'पेज का ऊपरी हिस्सा',
  Sidebar: 'बगल में',
  Footer: 'पेज के नीचे',
  'Above the content': 'लेख के ऊपर',
  'Below the content': 'लेख के नीचे',
  Popup: 'पॉपअप',
}

/** `Medium rectangle (300 × 250)` → `मध्यम चौकोर (300 × 250)`. */
export const printAdLabel: typeof english = (label) => {
  const whole = NAMES[label]
  if (whole !== undefined) return whole
  const [name = '', size] = label.split(' (')
  return size === undefined ? label : `${NAMES[name] ?? name} (${size}`
}

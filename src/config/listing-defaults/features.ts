/** A feature that listings of some categories can have; administrators may change it later. */
export type DefaultFeature = { name: string; nameHi: string; icon: string; categories: string[] }

export type FeatureGroup = { name: string; nameHi: string; features: DefaultFeature[] }

const PLACES = [
  'banks',
  'hospitals',
  'schools',
  'education',
  'healthcare',
  'restaurants',
  'hotels',
  'shopping',
  'services',
  'entertainment',
]
const CARE = ['hospitals', 'healthcare']
const STUDY = ['schools', 'education']
const STAY = ['restaurants', 'hotels', 'entertainment']
const TRADE = ['shopping', 'services']
const OFFICES = ['banks', 'post-offices']
const STATIONS = ['railway-stations']

/** `[name, Hindi, icon, categories]`. */
const group = (
  name: string,
  nameHi: string,
  rows: readonly (readonly [string, string, string, string[]])[],
): FeatureGroup => ({
  name,
  nameHi,
  features: rows.map(([of, hindi, icon, categories]) => ({
    name: of,
    nameHi: hindi,
    icon,
    categories,
  })),
})

/** What a listing's form offers at the first start, in the order in which the form shows it. */
export const DEFAULT_FEATURE_GROUPS: readonly FeatureGroup[] = [
  group('Getting there', 'आना-जाना', [
    ['Parking', 'पार्किंग', '🅿️', [...PLACES, ...STATIONS]],
    ['Two-wheeler parking', 'दोपहिया पार्किंग', '🛵', [...PLACES, ...OFFICES]],
    ['Wheelchair access', 'व्हीलचेयर आ सकती है', '♿', [...PLACES, ...STATIONS, 'post-offices']],
    ['Ramp at the door', 'दरवाज़े पर रैंप', '📐', [...OFFICES, ...CARE, ...STUDY]],
    ['Lift', 'लिफ़्ट', '🛗', ['hospitals', 'hotels', 'shopping']],
    ['School bus', 'स्कूल बस', '🚌', STUDY],
    ['Ambulance', 'एंबुलेंस', '🚑', CARE],
    ['Pick-up from the station', 'स्टेशन से लाना', '🚉', ['hotels']],
  ]),
  group('Comfort', 'सुविधा', [
    ['Drinking water', 'पीने का पानी', '🚰', [...PLACES, ...STATIONS, 'post-offices']],
    ['Toilet', 'शौचालय', '🚻', [...PLACES, ...STATIONS]],
    ['Waiting room', 'वेटिंग रूम', '🪑', [...OFFICES, ...CARE, ...STATIONS, 'services']],
    ['Air conditioning', 'एसी', '❄️', [...PLACES]],
    ['Power backup', 'बिजली का बैकअप', '🔋', [...PLACES, 'post-offices']],
    ['Free Wi-Fi', 'मुफ़्त वाई-फ़ाई', '📶', [...STAY, ...STUDY, ...STATIONS]],
    ['Seating', 'बैठने की जगह', '💺', [...TRADE, 'restaurants', 'post-offices']],
    ['Hot water', 'गरम पानी', '♨️', ['hotels', 'hospitals']],
  ]),
  group('Families and women', 'परिवार और महिलाएँ', [
    ['Women staff', 'महिला कर्मचारी', '👩', [...PLACES, 'post-offices']],
    ['Separate counter for women', 'महिलाओं का अलग काउंटर', '🪟', [...OFFICES, ...STATIONS]],
    ['Family room', 'परिवार के लिए कमरा', '👪', STAY],
    ['Children welcome', 'बच्चे साथ आ सकते हैं', '🧒', [...STAY, 'shopping']],
    ['Hostel for girls', 'लड़कियों का हॉस्टल', '🏠', STUDY],
    ['Hostel for boys', 'लड़कों का हॉस्टल', '🏘️', STUDY],
    ['Trial room', 'ट्रायल रूम', '👗', ['shopping']],
    ['Playground', 'खेल का मैदान', '⚽', [...STUDY, 'entertainment']],
  ]),
  group('Service', 'सेवा', [
    ['Home visits', 'घर पर सेवा', '🏡', [...TRADE, 'healthcare', 'education']],
    ['Orders by phone', 'फ़ोन पर ऑर्डर', '📞', [...TRADE, 'restaurants', 'healthcare']],
    ['Home delivery', 'होम डिलीवरी', '📦', ['shopping', 'restaurants', 'healthcare']],
    ['Take-away', 'पैक कराकर ले जाना', '🥡', ['restaurants']],
    ['Pure vegetarian', 'शुद्ध शाकाहारी', '🥗', ['restaurants', 'hotels']],
    ['Repairs with guarantee', 'गारंटी के साथ मरम्मत', '🔧', TRADE],
    ['GST bill', 'जीएसटी बिल', '🧾', [...TRADE, ...STAY, 'healthcare']],
    ['Appointments', 'समय लेकर मिलना', '📅', [...CARE, 'services', 'education']],
    ['Ayushman card', 'आयुष्मान कार्ड', '💳', CARE],
    ['Generic medicine', 'जेनेरिक दवा', '💊', CARE],
    ['Library', 'लाइब्रेरी', '📚', STUDY],
    ['Computer room', 'कंप्यूटर रूम', '💻', STUDY],
    ['Cash machine', 'एटीएम', '🏧', [...OFFICES, ...STATIONS, 'hospitals']],
    ['Lockers', 'लॉकर', '🔐', ['banks']],
    ['Marriage hall', 'शादी का हॉल', '💒', ['hotels']],
    ['Enquiry desk', 'पूछताछ काउंटर', 'ℹ️', [...STATIONS, ...OFFICES]],
  ]),
  group('Safety', 'सुरक्षा', [
    ['CCTV', 'सीसीटीवी', '📹', [...PLACES, ...STATIONS]],
    ['Security guard', 'सुरक्षा गार्ड', '💂', ['banks', 'hospitals', 'hotels', 'schools']],
    ['First aid', 'फ़र्स्ट एड', '🩹', [...STUDY, ...STATIONS, 'entertainment', 'hospitals']],
    ['Fire extinguisher', 'आग बुझाने का सिलेंडर', '🧯', [...PLACES]],
    ['Open day and night', 'दिन-रात खुला', '🌙', [...CARE, ...STAY, ...STATIONS]],
  ]),
]

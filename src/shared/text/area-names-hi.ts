/**
 * The districts of Jharkhand and the states around it in Hindi. Districts and states are stored by
 * their English names alone.
 */
const AREA_NAMES: Readonly<Record<string, string>> = {
  Jharkhand: 'झारखंड',
  Bihar: 'बिहार',
  Chhattisgarh: 'छत्तीसगढ़',
  Odisha: 'ओडिशा',
  'Uttar Pradesh': 'उत्तर प्रदेश',
  'West Bengal': 'पश्चिम बंगाल',
  Bokaro: 'बोकारो',
  Chatra: 'चतरा',
  Deoghar: 'देवघर',
  Dhanbad: 'धनबाद',
  Dumka: 'दुमका',
  'East Singhbhum': 'पूर्वी सिंहभूम',
  Garhwa: 'गढ़वा',
  Giridih: 'गिरिडीह',
  Godda: 'गोड्डा',
  Gumla: 'गुमला',
  Hazaribagh: 'हज़ारीबाग',
  Jamtara: 'जामताड़ा',
  Khunti: 'खूँटी',
  Koderma: 'कोडरमा',
  Latehar: 'लातेहार',
  Lohardaga: 'लोहरदगा',
  Pakur: 'पाकुड़',
  Palamu: 'पलामू',
  Ramgarh: 'रामगढ़',
  Ranchi: 'राँची',
  Sahibganj: 'साहिबगंज',
  'Seraikela-Kharsawan': 'सरायकेला-खरसावाँ',
  Simdega: 'सिमडेगा',
  'West Singhbhum': 'पश्चिमी सिंहभूम',
}

/** A district or state in Hindi; a name that is not known stays as it is. */
export const toHindiArea = (name: string): string => AREA_NAMES[name] ?? name

/**
 * Each bank as the lists spell it, with its usual name, its Hindi name and the short form people
 * type.
 */
export const bankNames: Readonly<Record<string, BankName>> = {
  'Axis Bank': { name: 'Axis Bank', hindi: 'एक्सिस बैंक' },
  'BANK OF BARODA': { name: 'Bank of Baroda', hindi: 'बैंक ऑफ बड़ौदा', short: 'BOB' },
  'Bandhan Bank': { name: 'Bandhan Bank', hindi: 'बंधन बैंक' },
  'Bank of India': { name: 'Bank of India', hindi: 'बैंक ऑफ इंडिया', short: 'BOI' },
  'Bank of Maharashtra': { name: 'Bank of Maharashtra', hindi: 'बैंक ऑफ महाराष्ट्र', short: 'BOM' },
  'CANARA BANK': { name: 'Canara Bank', hindi: 'केनरा बैंक' },
  'Central Bank of India': {
    name: 'Central Bank of India',
    hindi: 'सेंट्रल बैंक ऑफ इंडिया',
    short: 'CBI',
  },
  'Esaf Small Finance Bank': { name: 'ESAF Small Finance Bank', hindi: 'ईसाफ स्मॉल फाइनेंस बैंक' },
  'Fino Payments Bank': { name: 'Fino Payments Bank', hindi: 'फिनो पेमेंट्स बैंक' },
  'HDFC Bank': { name: 'HDFC Bank', hindi: 'एचडीएफसी बैंक' },
  'ICICI Bank': { name: 'ICICI Bank', hindi: 'आईसीआईसीआई बैंक' },
  IDBI: { name: 'IDBI Bank', hindi: 'आईडीबीआई बैंक' },
  'Indian Bank': { name: 'Indian Bank', hindi: 'इंडियन बैंक' },
  'Indian Overseas Bank': { name: 'Indian Overseas Bank', hindi: 'इंडियन ओवरसीज बैंक', short: 'IOB' },
  'PUNJAB NATIONAL BANK': { name: 'Punjab National Bank', hindi: 'पंजाब नेशनल बैंक', short: 'PNB' },
  'Punjab & Sind Bank': { name: 'Punjab & Sind Bank', hindi: 'पंजाब एण्ड सिंध बैंक', short: 'PSB' },
  'STATE BANK OF INDIA': { name: 'State Bank of India', hindi: 'भारतीय स्टेट बैंक', short: 'SBI' },
  'UCO Bank': { name: 'UCO Bank', hindi: 'यूको बैंक' },
  'UNION BANK OF INDIA': { name: 'Union Bank of India', hindi: 'यूनियन बैंक ऑफ इंडिया', short: 'UBI' },
  'Ujjivan Small Finance Bank': {
    name: 'Ujjivan Small Finance Bank',
    hindi: 'उज्जीवन स्मॉल फाइनेंस बैंक',
  },
  'Utkarsh Small Finance Bank': {
    name: 'Utkarsh Small Finance Bank',
    hindi: 'उत्कर्ष स्मॉल फाइनेंस बैंक',
  },
}

/** A bank's names. */
export type BankName = { name: string; hindi: string; short?: string }

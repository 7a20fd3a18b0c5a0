/**
 * Words by which a message asks for money, a code or a way to pay, in English, Hindi and Hindi in
 * Latin letters. A message with one of them is shown with a warning; nothing is refused.
 */
export const PAYMENT_REQUEST_WORDS: readonly string[] = [
  ...['advance', 'token money', 'booking amount', 'pay first', 'send money', 'transfer money'],
  ...[
    'send payment',
    'google pay',
    'gpay',
    'phonepe',
    'phone pe',
    'paytm',
    'upi',
    'upi pin',
    'bhim',
  ],
  ...['qr code', 'scan the code', 'otp', 'bank account', 'account number', 'ifsc', 'gift card'],
  ...['cvv', 'courier charge', 'delivery charge first', 'registration fee', 'processing fee'],
  ...['एडवांस', 'अग्रिम', 'पैसे भेजो', 'पैसे भेज', 'पैसा भेज', 'रुपये भेज', 'पेमेंट', 'भुगतान'],
  ...['ओटीपी', 'यूपीआई', 'फोनपे', 'फ़ोनपे', 'गूगल पे', 'पेटीएम', 'क्यूआर', 'खाता नंबर', 'खाता संख्या'],
  ...['बयाना', 'टोकन मनी'],
  ...['paise bhej', 'paisa bhej', 'paise bhejo', 'rupaye bhej', 'rupees bhej', 'paise de do'],
  ...[
    'pehle paise',
    'pahle paise',
    'pehle payment',
    'payment karo',
    'payment kar do',
    'khata number',
  ],
  ...['bayana', 'otp batao', 'otp bhejo'],
]

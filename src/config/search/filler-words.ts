/**
 * What people say around what they look for, in any script: a search drops it beside any word that
 * says more, and does not report that.
 */
export const FILLER_WORDS =
  'kab kaha kahan kidhar kaun kaunsa kaise kaisa kya kyu kyun kitne kitna kitni baje hai ' +
  'hain hota hoti hote ho hoga hogi milta milti milega milegi mil milna chahiye chahie ' +
  'karna karne karwana karaye kare kholna kholne khulta khulti khula khuli khulega khul ' +
  'band baad lagta lagti lagega banta banti banwana banana banega bhejna bhejne lena lene ' +
  'dena dene jana jaana batao bataye bataiye wala wale wali par pe liye ke koi mera mujhe ' +
  'mere hamare sabse accha acha achha achhe best good please plz contact phone details ' +
  'detail address pata timing timings samay time kitni open now today aaj sunday monday ' +
  'saturday ravivar itwar closed close closing opening hours hour ghante 24 24x7 what where ' +
  'when which who how many much does do are is i my your can get find need want with from ' +
  'by near nearest nearby around here se sahi kahi yaha yahan apna'

/** Words that ask when a place is open. */
export const HOURS_WORDS =
  'kab baje khulta khulti khula khuli khulega band timing timings samay time open closed ' +
  'close closing opening hours sunday ravivar itwar'

/** Of backups, and of the condition of the site. */
export const BACKUPS = {
  '{0} is damaged: something follows its checksums.': '{0} खराब है: आखिर में कुछ फ़ालतू जुड़ा है।',
  '{0} was cut short: its end with the checksums is missing.': '{0} अधूरा है: आखिरी हिस्सा नहीं है।',
  'The backup is damaged: its list of files is too long.': 'बैकअप खराब है: फ़ाइलों की सूची बहुत लंबी है।',
  '{0} is not a Zila backup.': '{0} ज़िला का बैकअप नहीं है।',
  '{0} was made by another version of Zila. Restore it with that version.':
    '{0} ज़िला के दूसरे रूप से बना है। उसी से वापस लाएँ।',
  '{0} is damaged or not from Zila: it contains {1}.': '{0} खराब है या ज़िला का नहीं: इसमें {1} है।',
  '{0} is damaged: {1} of its files have changed or are missing, such as {2}.':
    '{0} खराब है: {1} फ़ाइलें बदल गई हैं या नहीं हैं, जैसे {2}।',
  '{0} is damaged, or not a Zila backup ({1}).': '{0} खराब है, या ज़िला का बैकअप नहीं ({1})।',
  'The file {0} does not exist.': '{0} फ़ाइल नहीं है।',
  'The database uses tablespaces: back it up with pg_dump.': 'इस डेटाबेस का बैकअप यहाँ से नहीं हो सकता।',
  'The database removed part of its log during the backup. Please try again.':
    'बैकअप के दौरान डेटाबेस ने अपना कुछ लॉग हटा दिया। फिर कोशिश करें।',
  'Not enough disk space for {0}: nothing was saved.': '{0} के लिए डिस्क में जगह नहीं है: कुछ सेव नहीं हुआ।',
  '{0} cannot be written ({1}): choose another place.': '{0} में नहीं लिख सकते ({1}): दूसरी जगह चुनें।',
  CERT_HAS_EXPIRED: 'सर्टिफ़िकेट का समय पूरा हो गया है',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'सर्टिफ़िकेट किसी मान्य संस्था का नहीं है',
  SELF_SIGNED_CERT_IN_CHAIN: 'सर्टिफ़िकेट किसी मान्य संस्था का नहीं है',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'सर्टिफ़िकेट की कड़ी अधूरी है',
  ERR_TLS_CERT_ALTNAME_INVALID: 'सर्टिफ़िकेट किसी और पते का है',
}

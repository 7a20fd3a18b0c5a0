/** Of files of listings: what is wrong with a row, in the middle of a sentence, or with the file. */
export const IMPORT_ROWS = {
  'is empty': 'खाली है',
  'is empty, but the other coordinate is given': 'खाली है, जबकि दूसरा अंक दिया है',
  'left out, as the town is a guess': 'छोड़ दिया, क्योंकि शहर अंदाज़े से है',
  'has {0} characters; at most {1} fit': '{0} अक्षर हैं; ज़्यादा से ज़्यादा {1} चलेंगे',
  'has {0} tags; at most {1} fit': '{0} टैग हैं; ज़्यादा से ज़्यादा {1} चलेंगे',
  'has {0} cells under {1} columns; look for a stray separator or quote':
    '{1} कॉलम में {0} खाने हैं; कहीं फ़ालतू कॉमा या उद्धरण चिह्न तो नहीं?',
  '{0} has no letter or digit': '{0}: इसमें कोई अक्षर या अंक नहीं है',
  '{0} is not a 6-digit PIN code': '{0}: यह 6 अंकों का पिन कोड नहीं है',
  '{0} was shortened by a spreadsheet; format the column as text and save again':
    '{0}: एक्सेल ने इसे छोटा कर दिया; कॉलम को टेक्स्ट बनाकर फिर सेव करें',
  '{0} is not an Indian phone number with its area code':
    '{0}: यह भारत का फ़ोन नंबर नहीं है; एरिया कोड भी लिखें',
  '{0} is not an email address': '{0}: यह ईमेल नहीं है',
  '{0} is not a web address': '{0}: यह वेबसाइट का पता नहीं है',
  '{0} is not a year from 1900 to {1}': '{0}: 1900 से {1} के बीच का साल लिखें',
  '{0} is not a date such as 2017, 2017-09 or 2017-09-30':
    '{0}: तारीख ऐसे लिखें: 2017, 2017-09 या 2017-09-30',
  '{0} is in the future': '{0}: यह तारीख अभी आई नहीं है',
  '{0} is not a number of degrees such as 24.04408': '{0}: अंक ऐसे लिखें: 24.04408',
  '{0} is not one of {1}': '{0}: इनमें से एक लिखें: {1}',
  '{0} is not "yes" or "no"': '{0}: हाँ या नहीं लिखें',
  '{0} is not a name of 1 to 80 characters': '{0}: नाम 1 से 80 अक्षर का हो',
  '{0} is too large for a number': '{0}: यह नंबर बहुत बड़ा है',
  '{0} is not a number of this site such as BIZ-12; empty the cell to add the row as a new listing':
    '{0}: यह इस साइट का नंबर नहीं है, जैसे "BIZ-12"; नई जगह जोड़नी हो तो खाना खाली छोड़ें',
  'use JSON such as {0}': 'JSON में लिखें, जैसे {0}',
  '{0} is not a category. Use one of: {1}': '{0}: ऐसी कोई कैटेगरी नहीं है। इनमें से एक लिखें: {1}',
  'there is no listing {0} on this site any more; empty the cell to add the row as a new listing':
    'साइट पर अब {0} नहीं है; नई जगह जोड़नी हो तो खाना खाली छोड़ें',
  '{0} is {1} on this site, which does not match this row. Is the file from another site?':
    'साइट पर {0} का नाम {1} है, इस लाइन में कुछ और। फ़ाइल किसी और साइट की तो नहीं?',
  'its owner deleted this listing; restore it first': 'मालिक ने इसे हटा दिया है; पहले वापस लाएँ',
  ['somebody changed this listing after the file was made; export it again, or empty this ' +
  'cell to write over what they changed']:
    'फ़ाइल बनने के बाद किसी ने इसे बदल दिया; फ़ाइल फिर से निकालें, या उनका बदलाव हटाना ' +
    'हो तो यह खाना खाली करें',
  '{0} {1} has the same name and phone': '{0} {1} का नाम और फ़ोन भी यही है',
  '{0} is already on line {1}': '{0} लाइन {1} पर पहले से है',
  'the database refused it: {0}': 'डेटाबेस ने नहीं लिया: {0}',
  '{0}, {1} is outside India': '{0}, {1} भारत के बाहर है',
  '{0}, {1} is outside India. Latitude and longitude may be swapped':
    '{0}, {1} भारत के बाहर है। शायद अक्षांश और देशांतर आपस में बदल गए हैं',
  '{0} is not a district on this site; the town {1} lies in {2}':
    '{0}: साइट पर ऐसा ज़िला नहीं है; {1} {2} में है',
  '{0} is not a district on this site; there are {1}':
    '{0}: साइट पर ऐसा ज़िला नहीं है; ' + 'ये ज़िले हैं: {1}',
  '{0} is not a state on this site; use {1}': '{0}: साइट पर ऐसा राज्य नहीं है; लिखें: {1}',
  '{0} in {1} is {2} km away': '{0} ({1}) {2} किमी दूर है',
  'the PIN {0} is not of {1} in {2}': 'पिन {0} {1} ({2}) का नहीं है',
  '{0}: correct the name, the PIN code or the coordinates, or use --nearest':
    '{0}: नाम, पिन कोड या मैप की जगह ठीक करें, या सबसे पास का शहर चुनें',
  '{0} is a town of {1}: give the district': '{0} नाम का शहर यहाँ है: {1}। ज़िला भी लिखें',
  'several towns have the PIN {0}: give one of {1}': 'पिन {0} कई शहरों का है: इनमें से ' + 'एक लिखें: {1}',
  'the PIN {0} is of {1} in {2}, but {3}': 'पिन {0} {1} ({2}) का है, लेकिन {3}',
  'no town is called {0}': '{0} नाम का कोई शहर नहीं है',
  'no town is called {0} in {1}': '{1} में {0} नाम का कोई शहर नहीं है',
  'no town is called {0} ({1})': '{0} नाम का कोई शहर नहीं है ({1})',
  'no town is called {0} in {1} ({2})': '{1} में {0} नाम का कोई शहर नहीं है ({2})',
  'is {0} in {1} meant?': 'क्या यह {0} ({1}) है?',
  'alike, but {0}': 'मिलता-जुलता है, लेकिन {0}',
  'no town has the PIN {0}': 'पिन {0} किसी शहर का नहीं है',
  'no town in {0} has the PIN {1}': '{0} में पिन {1} किसी शहर का नहीं है',
  'no town is called {0}, and no town has the PIN {1}':
    '{0} नाम का कोई शहर नहीं है, और पिन {1} भी किसी शहर का नहीं है',
  'no town is called {0} in {1}, and no town in {2} has the PIN {3}':
    '{1} में {0} नाम का कोई शहर नहीं है, और पिन {3} भी वहाँ किसी शहर का नहीं है',
  'no town is called {0} ({1}), and no town has the PIN {2}':
    '{0} नाम का कोई शहर नहीं है ({1}), और पिन {2} भी किसी शहर का नहीं है',
  'no town is called {0} in {1} ({2}), and no town in {3} has the PIN {4}':
    '{1} में {0} नाम का कोई शहर नहीं है ({2}), और पिन {4} भी वहाँ किसी शहर का नहीं है',
  'neither a city nor a PIN code is given': 'न शहर दिया है, न पिन कोड',

  'There is no column "{0}".': '"{0}" नाम का कॉलम नहीं है।',
  'There is no column "city" or "zip_code".': '"city" या "zip_code" नाम का कॉलम नहीं है।',
  'The column "{0}" appears twice.': '"{0}" नाम का कॉलम दो बार है।',
  'The file’s columns: {0}.': 'फ़ाइल के कॉलम: {0}।',
  "The file's columns: {0}.": 'फ़ाइल के कॉलम: {0}।',
  'The file needs a column "slug" or "name" to check that the numbers are from this site.':
    'फ़ाइल में "slug" या "name" का कॉलम चाहिए, ताकि देख सकें कि नंबर इसी साइट के हैं।',
  'The first line must name several columns, separated by commas.':
    'पहली लाइन में कई कॉलम के नाम हों, कॉमा से अलग।',
  'The file has more than {0} rows: split it.': 'फ़ाइल में {0} से ज़्यादा लाइनें हैं: टुकड़े करें।',
  ['Line {0} names {1} columns; at most {2} are read. Delete those that are not needed, ' +
  'then import again.']:
    'लाइन {0} में {1} कॉलम हैं; ज़्यादा से ज़्यादा {2} चलते हैं। जो नहीं चाहिए, हटाकर फिर डालें।',
  'After line {0} a quote (") is opened and not closed. Close it or double it, then import again.':
    'लाइन {0} के बाद उद्धरण चिह्न (") खुला है, बंद नहीं हुआ। ठीक करके फिर डालें।',
  ['Line {0} is not UTF-8 text. In Excel save the file as "CSV UTF-8 (Comma delimited)", ' +
  'then import it again.']:
    'लाइन {0} पढ़ी नहीं जा रही। एक्सेल में "CSV UTF-8 (Comma delimited)" चुनकर सेव करें, ' + 'फिर डालें।',
  ['Line {0} contains bytes that are not text (NUL). In Excel save the file as "CSV UTF-8 ' +
  '(Comma delimited)", then import it again.']:
    'लाइन {0} पढ़ी नहीं जा रही। एक्सेल में "CSV UTF-8 (Comma delimited)" चुनकर सेव करें, ' + 'फिर डालें।',
  ['The row on line {0} is longer than {1} KB. Shorten it; if it is not so long, a quote ' +
  '(") in it is not closed.']:
    'लाइन {0} {1} KB से लंबी है। छोटी करें; इतनी लंबी न हो तो कोई उद्धरण चिह्न (") खुला रह गया है।',
  ['Line {0} has more than {1} columns. Delete the empty columns on the right, save the ' +
  'file and import it again.']: 'लाइन {0} में {1} से ज़्यादा कॉलम हैं। दाईं ओर के खाली कॉलम हटाकर फिर डालें।',
  '{0} is a spreadsheet or an archive. Save the sheet as "CSV UTF-8 (Comma delimited)".':
    '{0} एक्सेल या ज़िप फ़ाइल है। "CSV UTF-8 (Comma delimited)" चुनकर सेव करें।',
  '{0} is UTF-16 ("Unicode Text"). In Excel save it as "CSV UTF-8 (Comma delimited)".':
    '{0} "Unicode Text" है। एक्सेल में "CSV UTF-8 (Comma delimited)" चुनकर सेव करें।',
  '{0} is empty: its first line must name the columns.':
    '{0} खाली है: पहली लाइन में ' + 'कॉलम के नाम हों।',
  ['{0} uses a separator other than comma, semicolon or tab: "{1}". Save it as "CSV UTF-8 ' +
  '(Comma delimited)".']:
    '{0} में कॉमा, सेमीकोलन या टैब नहीं, कुछ और है: "{1}"। "CSV UTF-8 (Comma delimited)" ' + 'चुनकर सेव करें।',
  'Reading the file took too long after line {0}. Check the rows there, or split the file.':
    'लाइन {0} के बाद फ़ाइल पढ़ने में बहुत देर लगी। वहाँ की लाइनें देखें, या टुकड़े करें।',
  'Reading the file took too much memory after line {0}. Check the rows there, or split the file.':
    'लाइन {0} के बाद फ़ाइल बहुत भारी है। वहाँ की लाइनें देखें, या टुकड़े करें।',
  'The server could not read the file.': 'सर्वर यह फ़ाइल नहीं पढ़ पाया।',
  'Nothing was imported.': 'कुछ नहीं डला।',
  ['The import stopped. {0} rows were already imported ({1} created, {2} updated, {3} ' +
  'unchanged). Run it again to import the rest; nothing is duplicated.']:
    'काम बीच में रुक गया। {0} लाइनें डल चुकी हैं ({1} नई, {2} बदलीं, {3} वैसी ही)। बाकी ' +
    'के लिए फिर चलाएँ; कुछ दो बार नहीं डलेगा।',
}

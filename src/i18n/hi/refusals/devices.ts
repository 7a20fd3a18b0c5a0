/** Browsers on systems, of the list of devices where somebody is signed in. */
export const DEVICES = {
  '{0} on KaiOS': 'KaiOS पर {0}',
  '{0} on Android': 'Android पर {0}',
  '{0} on iPhone': 'iPhone पर {0}',
  '{0} on iPad': 'iPad पर {0}',
  '{0} on Windows': 'Windows पर {0}',
  '{0} on Chromebook': 'Chromebook पर {0}',
  '{0} on Mac': 'Mac पर {0}',
  '{0} on Linux': 'Linux पर {0}',
  'Unknown device': 'अनजान फ़ोन या कंप्यूटर',
}

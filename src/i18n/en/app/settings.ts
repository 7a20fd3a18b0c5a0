/** Settings of the website: tabs, fields, preview, history. */
export const settings = {
  lead:
    'Visitors see no change until you save. Then all pages are updated, which takes a ' +
    'few minutes.',
  tabsLabel: 'Settings groups',
  tabs: {
    general: 'General',
    appearance: 'Appearance',
    logos: 'Logos & Branding',
    contact: 'Contact',
    social: 'Social Media',
    seo: 'SEO',
    features: 'Features',
    money: 'Money',
    homepage: 'Homepage',
  },
  loadFailed: 'Failed to load settings',
  again: 'Try again',
  save: 'Save Settings',
  saving: 'Saving…',
  saved: 'Settings saved successfully!',
  saveFailed: 'Failed to save settings',
  discard: 'Discard',
  unsaved: (count: number) => (count === 1 ? '1 unsaved change' : `${count} unsaved changes`),
  nothing: 'All changes saved',
  willChange: 'Changes',
  none: '(empty)',
  yes: 'On',
  no: 'Off',
  close: 'Close',
  cancel: 'Cancel',
  fields: {
    siteNameHi: {
      label: 'Site name in Hindi',
      hint: 'If blank, the name above is used.',
    },
    siteName: { label: 'Site name', hint: 'Shown in the top bar, page titles and emails.' },
    siteDescriptionHi: {
      label: 'Site description in Hindi',
      hint: 'Shown on Hindi pages. If blank, the default text is used.',
    },
    siteDescription: {
      label: 'Site description',
      hint: 'Shown in the footer and when the site is installed as an app.',
    },
    siteKeywords: {
      label: 'Keywords',
      hint: 'Separated by commas. Used on pages without their own keywords.',
    },
    primaryColor: { label: 'Primary', hint: 'Buttons, links and “Open Now”' },
    secondaryColor: { label: 'Secondary', hint: 'Decorative borders and footer' },
    accentColor: { label: 'Accent', hint: 'Search button and small dots' },
    fontFamily: {
      label: 'Font family',
      hint:
        'Shown only on devices that have this font. Text in other scripts uses the device’s ' +
        'own font.',
    },
    fontSize: { label: 'Font size', hint: '' },
    theme: { label: 'Theme', hint: '' },
    borderRadius: { label: 'Corners', hint: '' },
    shadowStyle: { label: 'Shadows', hint: '' },
    navbarLogo: { label: 'Navbar logo', hint: 'In the top bar of every page.' },
    footerLogo: {
      label: 'Footer logo',
      hint: 'In the footer of every page, on a dark background.',
    },
    siteLogo: { label: 'Site logo', hint: 'Used where no other logo is set.' },
    siteFavicon: { label: 'Favicon', hint: 'Square icon for the browser tab and the home screen.' },
    logoSize: { label: 'Logo size', hint: '' },
    logoPosition: { label: 'Logo position', hint: '' },
    contactEmail: {
      label: 'Contact email',
      hint: 'We email messages and reports to this address. If blank, administrators get them.',
    },
    contactPhone: { label: 'Contact phone', hint: '' },
    contactAddress: { label: 'Address', hint: 'Shown in the footer and on the contact page.' },
    contactWhatsapp: { label: 'WhatsApp number', hint: '' },
    supportWeekdays: {
      label: 'Support hours, Mon-Fri',
      hint: 'Shown in the footer and on the contact page. Hidden if blank.',
    },
    supportWeekend: { label: 'Support hours, Sat-Sun', hint: '' },
    legalName: {
      label: 'Legal name',
      hint:
        'Who runs the site. Shown on the terms, privacy and complaints pages and on ' +
        'statements.',
    },
    grievanceOfficerName: {
      label: 'Grievance officer',
      hint: 'Handles complaints, as Indian law requires. Shown on the terms and privacy pages.',
    },
    grievanceOfficerEmail: {
      label: 'Grievance officer’s email',
      hint: 'If blank, the contact email is used.',
    },
    grievanceOfficerPhone: {
      label: 'Grievance officer’s phone',
      hint: 'If blank, the contact phone is used.',
    },
    facebookUrl: { label: 'Facebook', hint: '' },
    twitterUrl: { label: 'Twitter / X', hint: '' },
    instagramUrl: { label: 'Instagram', hint: '' },
    linkedinUrl: { label: 'LinkedIn', hint: '' },
    youtubeUrl: { label: 'YouTube', hint: '' },
    metaTitleHi: {
      label: 'Meta title in Hindi',
      hint: 'If blank, the default title is used.',
    },
    metaTitle: { label: 'Meta title', hint: 'Home page title in search results.' },
    metaDescriptionHi: {
      label: 'Meta description in Hindi',
      hint: 'If blank, the default text is used.',
    },
    metaDescription: {
      label: 'Meta description',
      hint: 'Shown below the title. 120 to 160 characters.',
    },
    googleAnalyticsId: {
      label: 'Google Analytics ID',
      hint: 'Such as G-ABC1234567. Google loads only after a visitor agrees.',
    },
    googleTagManagerId: {
      label: 'Google Tag Manager ID',
      hint: 'Such as GTM-ABC1234. Google loads only after a visitor agrees.',
    },
    maintenanceMode: {
      label: 'Maintenance mode',
      hint:
        'Visitors see a maintenance page. You can still open the admin area, and you see the ' +
        'site in this browser for 12 hours. A copy of the site on another server stays open.',
    },
    allowRegistration: {
      label: 'Allow registration',
      hint: 'If off, no one can create an account.',
    },
    allowBusinessSubmissions: {
      label: 'Allow business submissions',
      hint: 'If off, only administrators can add listings.',
    },
    allowMobileLogin: {
      label: 'Allow login with a mobile number',
      hint: 'Codes go by text message. Without a gateway (SMS_URL) they stay on the server.',
    },
    allowForeignNumbers: {
      label: 'Allow numbers of other countries',
      hint: 'Messages abroad cost many times as much and invite misuse.',
    },
    textMessagesPerDay: {
      label: 'Text messages a day',
      hint: 'No more are sent until midnight. At 80 % administrators get an email.',
    },
    allowReviews: {
      label: 'Allow reviews',
      hint: 'If off, no one can write a review. Existing reviews stay.',
    },
    adPayment: {
      label: 'Payment of ads',
      hint:
        'Prepaid: campaigns run while the advertiser’s balance pays for a click. See ' +
        'Advertising, Balances.',
    },
    gstin: {
      label: 'GSTIN of the site',
      hint:
        'If the site is registered. Each click then costs its price and the tax, and advertisers ' +
        'get a tax invoice every month. If blank, no tax is charged.',
    },
    gstPercent: {
      label: 'GST on ads (%)',
      hint: 'Proposed: 18. Ask your accountant. A change applies to clicks from then on.',
    },
    gstSac: { label: 'SAC code', hint: 'Proposed: 998365. Ask your accountant.' },
    invoicePrefix: {
      label: 'Invoice numbers begin with',
      hint: '1 to 3 capital letters or digits, such as ZP for ZP/26-27/00001.',
    },
    adUpiAddress: {
      label: 'UPI ID',
      hint: 'Advertisers pay to it, like name@bank. If blank, they can’t pay by UPI.',
    },
    adUpiName: { label: 'Name in UPI apps', hint: 'If blank, the site name is used.' },
    adLeastPayment: { label: 'Minimum payment (₹)', hint: '' },
    adMostPayment: { label: 'Maximum payment (₹)', hint: '' },
    adPaymentsCheckedBy: {
      label: 'Payments are checked by (hour, 0 to 23)',
      hint: 'On the next working day, Monday to Friday. Advertisers see this time.',
    },
    adTwoPeopleAbove: {
      label: 'Two administrators above (₹)',
      hint: 'A larger payment or refund is entered once a second administrator agrees.',
    },
    showHouseAds: {
      label: 'Fill empty ad slots',
      hint:
        'Shows the site’s own ad where no ad is sold. If off, these slots stay empty. You can ' +
        'also turn off single placements.',
    },
    highestClickPrice: {
      label: 'Maximum price per click (₹)',
      hint:
        'Advertisers can’t set a higher price. ' +
        'Campaigns with a higher price keep it until they are edited.',
    },
    heroTitleHi: {
      label: 'Hero title in Hindi',
      hint: 'If blank, the default title is used.',
    },
    heroTitle: { label: 'Hero title', hint: 'If blank, the default title is used.' },
    heroSubtitleHi: {
      label: 'Hero subtitle in Hindi',
      hint: 'If blank, the number of listings is shown.',
    },
    heroSubtitle: { label: 'Hero subtitle', hint: 'If blank, the number of listings is shown.' },
    heroButtonTextHi: {
      label: 'Hero button text in Hindi',
      hint: 'If blank, the default text is used.',
    },
    heroButtonText: { label: 'Hero button text', hint: 'If blank, the default text is used.' },
    featuredBusinessesCount: {
      label: 'Number of featured businesses',
      hint: '4 to 20, shown on the home page.',
    },
  },
  choices: {
    prepaid: 'Prepaid',
    trust: 'On trust, settled later',
    small: 'Small',
    medium: 'Medium',
    large: 'Large',
    left: 'Left',
    center: 'Center',
    right: 'Right',
    light: 'Light',
    dark: 'Dark',
    auto: 'Same as device',
    none: 'None',
    full: 'Full',
    subtle: 'Subtle',
    strong: 'Strong',
  } as Record<string, string>,
  colours: {
    title: 'Colours',
    letters: 'Text and shapes',
    code: (name: string) => `${name}, as #rrggbb`,
    wordsOn: (words: string, ratio: string) => `${words} on this colour: contrast ${ratio} : 1`,
    white: 'White',
    dark: 'Dark text',
    pale: (ratio: string) =>
      `As text on a light background: contrast ${ratio} : 1, too low to read`,
    instead: (colour: string) =>
      `Backgrounds keep your colour. For text the site uses ${colour} instead.`,
    use: (colour: string) => `Use ${colour}`,
    own: 'District colours',
    standard: 'Default colours',
  },
  checked: {
    title: 'Contrast check',
    of: (good: number, all: number) => `${good} of ${all}`,
    pairs: 'colour pairs are easy to read (4.5 : 1 or more) in light and dark themes',
    corrected: (count: number) => (count === 1 ? '1 colour adjusted' : `${count} colours adjusted`),
    how: 'to make text readable: darker in the light theme, lighter in the dark theme',
  },
  preview: {
    title: 'Preview',
    show: 'Show preview',
    frame: 'The home page with these settings',
    note: 'This is the real home page. Its links don’t work here.',
    failed: 'Couldn’t load the preview.',
  },
  upload: {
    choose: 'Choose an image',
    over: 'Drop the image here',
    note: 'JPEG, PNG, GIF or WebP, up to 5 MB',
    iconNote: 'ICO, PNG, JPEG or GIF, up to 5 MB',
    wrongType: 'Please upload a valid image file (JPEG, PNG, GIF, or WebP)',
    tooLarge: 'File size must be less than 5MB',
    failed: 'Failed to upload logo. Please try again.',
    done: (field: string) => `${field} uploaded successfully!`,
    remove: 'Remove',
    now: (field: string) => `Current ${field}`,
    cropTitle: 'Crop image',
    shape: 'Shape',
    shapes: { whole: 'Original', wide: 'Wide', square: 'Square' },
    send: 'Upload',
  },
  history: {
    open: 'History',
    title: 'Settings history',
    empty: 'No changes yet.',
    restored: 'restored',
    by: (name: string | null) => name ?? 'the website',
    restore: 'Undo this change',
    sure: 'Undo this change?',
    sureText: (count: number) =>
      count === 1
        ? 'This change will be undone. You can restore it later.'
        : `This and ${count === 2 ? 'the later change' : `${count - 1} later changes`} will be ` +
          'undone. You can restore them later.',
    done: 'Settings restored.',
    gone: (fields: string) => `Settings restored. These images are no longer available: ${fields}.`,
    failed: 'Couldn’t restore the settings',
    working: 'Restoring…',
  },
}

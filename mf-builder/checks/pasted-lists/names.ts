import type { PastedExample } from './example';

/** Lines of names, for all kinds of parts. */
export const names: readonly PastedExample[] = [
  {
    shape: 'core parts',
    text: `AMD Ryzen 9 9950X3D\nNoctua NH-D15 G2\nMSI B650 GAMING PLUS WIFI\nG.Skill Trident Z5 Neo 64GB (2x32GB) DDR5-6000 CL30\nWD_BLACK SN8100 2TB\nNZXT C1200 (2024)\nLian Li LANCOOL 216`,
    means: ['cpu12', 'cooling13', 'motherboard6', 'ram19', 'storage14', 'psu14', 'case13'],
  },
  {
    shape: 'monitors',
    text: `LG 24MP400-B\nASUS VA24EHF\nBenQ GW2490\nGigabyte G24F 2\nASUS ROG Strix XG27ACS\nAOC Q27G3XMN\nDell Alienware AW2523HF\nGigabyte G34WQC A`,
    means: ['monitor1', 'monitor2', 'monitor3', 'monitor4', 'monitor8', 'monitor9', 'monitor10', 'monitor11'],
  },
  {
    shape: 'more monitors',
    text: `BenQ ZOWIE XL2546X+ 24.1" 280Hz\nDell UltraSharp U2723QE\nLG UltraGear 27GS95QE-B 26.5" 2560 x 1440 240 Hz Monitor\nDell Alienware AW3425DW\nMSI MPG 321URX QD-OLED\nASUS ROG Swift OLED PG27AQDP`,
    means: ['monitor24', 'monitor14', 'monitor15', 'monitor26', 'monitor18', 'monitor19'],
  },
  {
    shape: 'keyboards',
    text: `Keyboard: Cherry Stream\nKeyboard: Redragon K556 RGB\nKeyboard: HyperX Alloy Origins Core\nKeyboard: NuPhy Air75 V3\nKeyboard: Razer BlackWidow V4 75%\nKeyboard: ASUS ROG Azoth\nKeyboard: Ducky One 3`,
    means: ['keyboard1', 'keyboard4', 'keyboard8', 'keyboard11', 'keyboard16', 'keyboard20', 'own'],
  },
  {
    shape: 'mice',
    text: `Mouse: Logitech G203 Lightsync\nMouse: Logitech Lift\nMouse: Razer Basilisk V3\nMouse: Glorious Model O 2 Wireless\nMouse: Logitech MX Master 3S\nMouse: Razer DeathAdder V3 Pro\nMouse: Pulsar X2H Mini`,
    means: ['mouse1', 'mouse6', 'mouse5', 'mouse11', 'mouse9', 'mouse17', 'own'],
  },
  {
    shape: 'sound',
    text: `Logitech H390 headset\nSony INZONE H5\nbeyerdynamic DT 770 Pro headphones\nAudeze Maxwell\nEdifier R1280DB speakers\nPreSonus Eris 3.5 (2nd Gen)\nKanto ORA\nShure SM7B\nRØDE NT-USB+ microphone`,
    means: [
      'headset1',
      'headset10',
      'headset13',
      'headset18',
      'speakers9',
      'speakers8',
      'speakers18',
      'microphone19',
      'microphone15',
    ],
  },
  {
    shape: 'cameras',
    text: `Webcam: Logitech C920s HD Pro\nWebcam: OBSBOT Tiny 2\nWebcam: Insta360 Link 2C\nWebcam: Anker PowerConf C300\nWebcam: Microsoft LifeCam HD-3000`,
    means: ['webcam3', 'webcam20', 'webcam15', 'webcam9', 'own'],
  },
  {
    shape: 'network and power',
    text: `Network card: ASUS XG-C100C\nNetwork card: TP-Link TX401\nIntel X550-T2 network card\nUPS: CyberPower CP1500PFCLCD\nUPS: Eaton 5S1500LCD\nUPS: APC Back-UPS Pro BN1500M2`,
    means: ['networkCard16', 'networkCard13', 'networkCard18', 'ups15', 'ups16', 'ups14'],
  },
  {
    shape: 'controllers and cables',
    text: `Controller: Microsoft Xbox Wireless Controller\nController: PlayStation DualSense Edge Wireless Controller\nController: 8BitDo Ultimate 2\nCable: Cable Matters DisplayPort 1.4 Cable 6 ft\nCable: Lian Li Strimer Plus V2 24-Pin`,
    means: ['controller1', 'controller13', 'own', 'cables6', 'cables17'],
  },
  {
    shape: 'pastes and fans',
    text: `Thermal Paste: ARCTIC MX-4 (20 g)\nThermal Paste: Thermal Grizzly Duronaut (2 g)\nPaste: Arctic MX-7 (4 g)\nFans: Noctua NF-A20 PWM\nFans: ARCTIC P12 Pro A-RGB (3-pack)\nFans: Thermalright TL-C12C-S (3-pack)`,
    means: ['thermalPaste2', 'thermalPaste12', 'own', 'caseFan5', 'caseFan9', 'caseFan20'],
  },
];

/** Parts that come near one of the catalogue and are another one. */
export const nearOnes: readonly PastedExample[] = [
  {
    shape: 'another chip',
    text: `GPU: MSI GeForce RTX 5070 Ti 16G VENTUS 3X OC\nGPU: ASUS PRIME GeForce RTX 5070 12GB\nGPU: Sapphire PULSE Radeon RX 9060 XT 16GB\nCPU: AMD Ryzen 7 7700\nCPU: AMD Ryzen 5 7600X\nCPU: Intel Core i5-14600KF\nCPU: Intel Core i5-14400F`,
    means: ['own', 'own', 'own', 'own', 'own', 'own', 'own'],
  },
  {
    shape: 'another size of memory',
    text: `RAM: Corsair Vengeance LPX 16GB (1x16GB) DDR4-3200 CL16\nRAM: G.Skill Flare X5 32GB (2x16GB) DDR5-6000 CL30\nRAM: Corsair Vengeance 64GB (2x32GB) DDR5-6000 CL30\nRAM: Corsair Vengeance 32GB (2x16GB) DDR5-5600 CL36`,
    means: ['own', 'own', 'own', 'own'],
  },
  {
    shape: 'another board',
    text: `Board: Gigabyte B650E AORUS PRO X\nBoard: Gigabyte X870 AORUS ELITE WIFI7\nBoard: MSI MAG B650 TOMAHAWK WIFI\nBoard: MSI B550 GAMING PLUS\nBoard: ASUS ROG STRIX B650-I GAMING WIFI`,
    means: ['own', 'own', 'own', 'own', 'own'],
  },
  {
    shape: 'another size of drive',
    text: `SSD: Samsung 990 Pro 1TB\nSSD: WD_BLACK SN850X 4TB\nSSD: Kingston NV3 500GB\nSSD: Samsung 990 EVO 1TB\nHDD: Seagate BarraCuda 4TB`,
    means: ['own', 'own', 'own', 'own', 'own'],
  },
  {
    shape: 'another supply or case',
    text: `PSU: Corsair RM750x (2024)\nPSU: Corsair RM850x\nPSU: Corsair SF850 (2024)\nPSU: be quiet! Pure Power 13 M 1000W\nCase: Fractal Design North XL\nCase: Lian Li LANCOOL 217\nCase: Corsair 5000D Airflow\nCase: NZXT H9 Flow`,
    means: ['own', 'own', 'own', 'own', 'own', 'own', 'own', 'own'],
  },
  {
    shape: 'another cooler or fan',
    text: `Cooler: Thermalright Phantom Spirit 120 SE\nCooler: ARCTIC Liquid Freezer III Pro 420\nCooler: Noctua NH-U14S\nCooler: be quiet! Dark Rock Pro 4\nFan: Noctua NF-A12x15 PWM\nFan: ARCTIC P14 PWM\nFan: be quiet! Silent Wings Pro 4 120mm PWM`,
    means: ['own', 'own', 'own', 'own', 'own', 'own', 'own'],
  },
  {
    shape: 'other gear',
    text: `Monitor: LG 27GS85Q-B\nMonitor: Dell Alienware AW2725D\nMouse: Razer Viper V2 Pro\nMouse: Logitech G502 X\nKeyboard: Logitech G915 TKL\nHeadset: SteelSeries Arctis Nova 7 Wireless\nMic: HyperX QuadCast S`,
    means: ['own', 'own', 'own', 'own', 'own', 'own', 'own'],
  },
];

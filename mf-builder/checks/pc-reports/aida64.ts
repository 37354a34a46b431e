import type { ReportExample } from './example';

export const aida64s: readonly ReportExample[] = [
  {
    tool: 'AIDA64 in English',
    text: `--------[ AIDA64 Extreme ]----------------------------------------------------------------------------------------------

    Version                                           AIDA64 v7.50.7200
    Benchmark Module                                  4.6.897.8-x64
    Homepage                                          http://www.aida64.com/
    Report Type                                       Report Wizard [ TRIAL VERSION ]
    Computer                                          SECRET-PC
    Generator                                         SECRET-user
    Operating System                                  Microsoft Windows 11 Pro 10.0.26100.3194
    Date                                              2025-03-09

--------[ Summary ]-----------------------------------------------------------------------------------------------------

    Computer:
      Computer Type                                     ACPI x64-based PC
      Operating System                                  Microsoft Windows 11 Pro
      OS Service Pack                                   [ TRIAL VERSION ]
      Computer Name                                     SECRET-PC
      User Name                                         SECRET-user
      Logon Domain                                      [ SECRET ]

    Motherboard:
      CPU Type                                          OctalCore AMD Ryzen 7 9700X, 5400 MHz (54 x 100)
      Motherboard Name                                  MSI B650 Gaming Plus WiFi (MS-7E26)  (1 PCI-E x1, 3 PCI-E x16, 2 M.2, 4 DDR5 DIMM, Audio, Video)
      Motherboard Chipset                               AMD B650, AMD K1A.4
      System Memory                                     32387 MB  (DDR5 SDRAM)
      DIMM2: G Skill Intl F5-6000J3636F16G              16 GB DDR5-4800 DDR5 SDRAM  (40-39-39-77 @ 2400 MHz)
      DIMM4: G Skill Intl F5-6000J3636F16G              16 GB DDR5-4800 DDR5 SDRAM  (40-39-39-77 @ 2400 MHz)
      BIOS Type                                         AMI (01/08/2025)

    Display:
      Video Adapter                                     AMD Radeon RX 9070  (16 GB)
      Video Adapter                                     AMD Radeon RX 9070  (16 GB)
      Video Adapter                                     AMD Radeon(TM) Graphics  (512 MB)
      3D Accelerator                                    AMD Radeon RX 9070
      Monitor                                           BenQ GW2490  [23.8" LCD]  (SECRET-1)
      Monitor                                           Generic PnP Monitor [NoDB]  (SECRET-2)

    Multimedia:
      Audio Adapter                                     Realtek ALC897 @ AMD K19.2

    Storage:
      Storage Controller                                Standard NVM Express Controller
      Disk Drive                                        WD Blue SN5000 1TB  (931 GB)
      Disk Drive                                        WDC WD40EZAX-00C8UB0  (4 TB, 5400 RPM, SATA-III)
      Disk Drive                                        Generic Mass-Storage USB Device  (SECRET-3)
      Optical Drive                                     HL-DT-ST DVDRAM GH24NSD5
      SMART Hard Disks Status                           OK

    Network:
      Primary IP Address                                [ SECRET-ip ]
      Primary MAC Address                               SECRET-mac
      Network Adapter                                   Realtek Gaming 2.5GbE Family Controller  (SECRET-ip)

--------[ Computer Name ]-----------------------------------------------------------------------------------------------

      NetBIOS Name                                      SECRET-PC

--------[ Monitor ]-----------------------------------------------------------------------------------------------------

    [ BenQ GW2490 ]
      Monitor                                           BenQ GW2490
      Serial Number                                     SECRET-4
`,
    means: [
      'motherboard6',
      'cpu9',
      ['ram', 'G.Skill F5-6000J3636F16G 32GB (2x16GB) DDR5-6000 CL36'],
      'gpu15',
      'monitor3',
      'storage3',
      ['storage', 'WDC WD40EZAX-00C8UB0'],
      ['os', 'Windows 11 Pro'],
    ],
  },
  {
    tool: 'AIDA64 in German',
    text: `--------[ AIDA64 Extreme ]----------------------------------------------------------------------------------------------

    Version                                           AIDA64 v6.92.6600/de
    Berichtsart                                       Berichtassistent
    Computer                                          SECRET-RECHNER
    Ersteller                                         SECRET-nutzer
    Betriebssystem                                    Microsoft Windows 10 Pro 10.0.19045.3930

--------[ Übersicht ]---------------------------------------------------------------------------------------------------

    Computer:
      Computertyp                                       ACPI x64-basierter PC
      Betriebssystem                                    Microsoft Windows 10 Pro
      Computername                                      SECRET-RECHNER
      Benutzername                                      SECRET-nutzer

    Motherboard:
      CPU Typ                                           HexaCore Intel Core i5-12400F, 4390 MHz (44 x 99.8)
      Motherboard Name                                  Asus Prime H610M-K D4  (1 PCI-E x1, 1 PCI-E x16, 1 M.2, 2 DDR4 DIMM, Audio, Video)
      Motherboard Chipsatz                              Intel Alder Point-S H610, Intel Alder Lake-S
      Arbeitsspeicher                                   16191 MB  (DDR4 SDRAM)
      DIMM1: Corsair Vengeance LPX CMK16GX4M2B3200C16   8 GB DDR4-3200 DDR4 SDRAM  (16-20-20-38 @ 1600 MHz)
      DIMM2: Corsair Vengeance LPX CMK16GX4M2B3200C16   8 GB DDR4-3200 DDR4 SDRAM  (16-20-20-38 @ 1600 MHz)

    Anzeige:
      Grafikkarte                                       NVIDIA GeForce RTX 4060  (8 GB)
      3D-Beschleuniger                                  nVIDIA GeForce RTX 4060
      Monitor                                           LG 24MP400  [24" LCD]  (SECRET-1)

    Datenträger:
      IDE Controller                                    Standardmäßiger SATA AHCI-Controller
      Festplatte                                        CT1000BX500SSD1  (1000 GB, SATA-III)
      Festplatte                                        Generic STORAGE DEVICE USB Device  (SECRET-2)
      Optisches Laufwerk                                TSSTcorp CDDVDW SH-224FB
      S.M.A.R.T. Festplatten-Status                     OK

    Netzwerk:
      Primäre IP-Adresse                                SECRET-ip
      Primäre MAC-Adresse                               SECRET-mac

--------[ Computername ]------------------------------------------------------------------------------------------------
`,
    means: [
      'motherboard22',
      'cpu14',
      'ram1',
      ['gpu', 'NVIDIA GeForce RTX 4060'],
      'monitor1',
      'storage15',
      ['os', 'Windows 10 Pro'],
    ],
  },
];

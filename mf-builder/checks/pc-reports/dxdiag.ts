import type { ReportExample } from './example';

export const dxdiags: readonly ReportExample[] = [
  {
    tool: 'DxDiag of a desktop, one screen, an SSD and a hard disk',
    text: `------------------
System Information
------------------
      Time of this report: 2/17/2026, 12:50:39
             Machine name: SECRET-PC
               Machine Id: {SECRET00-0000-0000-0000-000000000000}
         Operating System: Windows 10 Home 64-bit (10.0, Build 19045) (19041.vb_release.191206-1406)
                 Language: English (Regional Setting: English)
      System Manufacturer: Gigabyte Technology Co., Ltd.
             System Model: B550 GAMING X V2
                     BIOS: F16 (type: UEFI)
                Processor: AMD Ryzen 5 5600 6-Core Processor               (12 CPUs), ~3.5GHz
                   Memory: 16384MB RAM
      Available OS Memory: 16334MB RAM
                Page File: 6258MB used, 26458MB available
              Windows Dir: C:\\WINDOWS
          DirectX Version: DirectX 12
           DxDiag Version: 10.00.19041.0001 64bit Unicode

------------
DxDiag Notes
------------
      Display Tab 1: No problems found.
        Sound Tab 1: No problems found.

---------------
Display Devices
---------------
           Card name: AMD Radeon RX 6600
        Manufacturer: Advanced Micro Devices, Inc.
           Chip type: AMD Radeon Graphics Processor (0x73FF)
            DAC type: Internal DAC(400MHz)
      Display Memory: 16338 MB
    Dedicated Memory: 8165 MB
        Current Mode: 1920 x 1080 (32 bit) (144Hz)
        Monitor Name: Generic PnP Monitor
       Monitor Model: G24F 2

-------------
Sound Devices
-------------
            Description: Speakers (Realtek High Definition Audio)

------------------------
Disk & DVD/CD-ROM Drives
------------------------
      Drive: C:
 Free Space: 212.5 GB
Total Space: 930.8 GB
      Model: Samsung SSD 870 EVO 1TB

      Drive: D:
 Free Space: 801.1 GB
Total Space: 1907.7 GB
      Model: ST2000DM008-2FR102
`,
    means: [
      'motherboard2',
      'cpu2',
      ['ram', '16 GB RAM'],
      ['gpu', 'AMD Radeon RX 6600'],
      'monitor4',
      'storage16',
      ['storage', 'ST2000DM008-2FR102'],
      ['os', 'Windows 10 Home 64-bit'],
    ],
  },
  {
    tool: 'DxDiag with two screens, partitions, a stick, a disc and a chip in the processor',
    text: `Hi, the game stutters, here is my report:

------------------
System Information
------------------
      Time of this report: 10/3/2025, 21:04:11
             Machine name: SECRET-DESKTOP
               Machine Id: {SECRET11-1111-1111-1111-111111111111}
         Operating System: Windows 11 Pro 64-bit (10.0, Build 26100) (26100.ge_release.240331-1435)
                 Language: English (Regional Setting: English)
      System Manufacturer: ASUS
             System Model: System Product Name
                     BIOS: 1654 (type: UEFI)
                Processor: Intel(R) Core(TM) i7-14700K (28 CPUs), ~3.4GHz
                   Memory: 65536MB RAM
      Available OS Memory: 65280MB RAM
                Page File: 21003MB used, 48372MB available
              Windows Dir: C:\\WINDOWS
---------------
Display Devices
---------------
           Card name: NVIDIA GeForce RTX 5080
        Manufacturer: NVIDIA
           Chip type: NVIDIA GeForce RTX 5080
        Device Type: Full Device (POST)
      Display Memory: 48639 MB
        Monitor Name: Dell AW2725DF(DisplayPort)
       Monitor Model: DELL AW2725DF
          Monitor Id: SECRET-ID
           Driver File Version: 32.00.0015.7283

           Card name: NVIDIA GeForce RTX 5080
        Manufacturer: NVIDIA
           Chip type: NVIDIA GeForce RTX 5080
        Monitor Name: Generic PnP Monitor
       Monitor Model: unknown

           Card name: Intel(R) UHD Graphics 770
        Manufacturer: Intel Corporation
        Monitor Name: Generic PnP Monitor
       Monitor Model: BOE07C9
           Card name: Microsoft Basic Render Driver
           Card name: Parsec Virtual Display Adapter

-----------
USB Devices
-----------
+ USB Root Hub (USB 3.0)
| Vendor/Product ID: 0x8087, 0x0000
| Location: SECRET-LOCATION
------------------------
Disk & DVD/CD-ROM Drives
------------------------
      Drive: C:
 Free Space: 812.4 GB
Total Space: 1906.9 GB
File System: NTFS
      Model: Samsung SSD 990 PRO 2TB

      Drive: E:
 Free Space: 12.4 GB
      Model: Samsung SSD 990 PRO 2TB

      Drive: F:
      Model: SanDisk Ultra USB 3.0 USB Device

      Drive: G:
      Model: Msft Virtual Disk SCSI Disk Device

      Drive: H:
      Model: HL-DT-ST DVDRAM GH24NSD1
     Driver: c:\\users\\SECRET-USER\\drivers\\cdrom.sys, 10.00.26100.1150

---------------
EVR Power Information
---------------
`,
    means: ['cpu17', ['ram', '64 GB RAM'], 'gpu19', 'monitor16', 'storage10', ['os', 'Windows 11 Pro 64-bit']],
  },
  {
    tool: 'DxDiag in German',
    text: `------------------
Systeminformationen
------------------
     Zeit dieses Berichts: 14.01.2026, 18:20:07
             Computername: SECRET-RECHNER
              Computer-ID: {SECRET22-2222-2222-2222-222222222222}
           Betriebssystem: Windows 11 Home 64-Bit (10.0, Build 26100)
                  Sprache: Deutsch (Regionale Einstellung: Deutsch)
         Systemhersteller: Micro-Star International Co., Ltd.
             Systemmodell: MS-7C95
                     BIOS: 2.G0 (type: UEFI)
                Prozessor: AMD Ryzen 7 5700X3D 8-Core Processor            (16 CPUs), ~3.0GHz
                 Speicher: 32768MB RAM
 Verfügbarer Betriebssystemspeicher: 32690MB RAM
         Auslagerungsdatei: 9120MB verwendet, 25618MB verfügbar
      Windows-Verzeichnis: C:\\WINDOWS
---------------
Anzeigegeräte
---------------
           Kartenname: NVIDIA GeForce RTX 4060
           Hersteller: NVIDIA
              Chiptyp: NVIDIA GeForce RTX 4060
      Anzeigespeicher: 24302 MB
           Monitorname: PnP-Monitor (Standard)
         Monitormodell: MAG 274QRFW
------------------------
Datenträger & DVD/CD-ROM-Laufwerke
------------------------
      Laufwerk: C:
Freier Speicherplatz: 212.5 GB
       Modell: WD_BLACK SN770M 2TB
       Treiber: c:\\benutzer\\SECRET-NAME\\disk.sys
`,
    means: [
      ['motherboard', 'MSI MS-7C95'],
      'cpu21',
      ['ram', '32 GB RAM'],
      ['gpu', 'NVIDIA GeForce RTX 4060'],
      'monitor7',
      'storage11',
      ['os', 'Windows 11 Home 64-Bit'],
    ],
  },
  {
    tool: 'DxDiag in French',
    text: `Informations système
      Heure de ce rapport : 02/03/2026, 09:11:45
      Nom de l’ordinateur : SECRET-PORTABLE
   Système d’exploitation : Windows 11 Famille 64 bits (10.0, build 22631)
     Fabricant du système : Gigabyte Technology Co., Ltd.
        Modèle du système : B650I AORUS ULTRA
               Processeur : AMD Ryzen 5 7600 6-Core Processor (12 CPUs), ~3.8GHz
                  Mémoire : 32768MB RAM
          Nom de la carte : AMD Radeon RX 7800 XT
        Nom de la carte : AMD Radeon(TM) Graphics
         Nom du moniteur : Moniteur Plug-and-Play générique
      Modèle du moniteur : G34WQC A
            Lecteur : C:
             Modèle : KINGSTON SNV3S2000G
`,
    means: [
      'motherboard8',
      'cpu5',
      ['ram', '32 GB RAM'],
      ['gpu', 'AMD Radeon RX 7800 XT'],
      'monitor11',
      'storage7',
      ['os', 'Windows 11 Famille 64 bits'],
    ],
  },
  {
    tool: 'DxDiag of a laptop',
    text: `------------------
System Information
------------------
      Time of this report: 5/9/2025, 08:44:02
             Machine name: SECRET-LAPTOP
         Operating System: Windows 11 Home 64-bit (10.0, Build 26100)
      System Manufacturer: Dell Inc.
             System Model: Inspiron 16 Plus 7620
                Processor: 12th Gen Intel(R) Core(TM) i7-12700H (20 CPUs), ~2.3GHz
                   Memory: 16384MB RAM
           Card name: NVIDIA GeForce RTX 3060 Laptop GPU
        Monitor Name: Integrated Monitor (Generic PnP)
       Monitor Model: Integrated Monitor (Not Available)
           Card name: Intel(R) Iris(R) Xe Graphics
      Drive: C:
      Model: Samsung SSD 990 EVO Plus 1TB
`,
    means: [['cpu', 'Intel Core i7-12700H'], ['ram', '16 GB RAM'], 'storage5', ['os', 'Windows 11 Home 64-bit']],
  },
];

import type { ReportExample } from './example';

export const lshws: readonly ReportExample[] = [
  {
    tool: 'lshw',
    text: `secret-box-SECRET
    description: Desktop Computer
    product: B550I AORUS PRO AX (Default string)
    vendor: Gigabyte Technology Co., Ltd.
    version: -CF
    serial: SECRET-1
    width: 64 bits
    capabilities: smbios-3.3.0 dmi-3.3.0 smp vsyscall32
    configuration: boot=normal chassis=desktop family=X570 MB sku=SECRET uuid=SECRET
  *-core
       description: Motherboard
       product: B550I AORUS PRO AX
       vendor: Gigabyte Technology Co., Ltd.
       physical id: 0
       version: x.x
       serial: SECRET-2
     *-firmware
          description: BIOS
          vendor: American Megatrends International, LLC.
          version: F19
          size: 64KiB
     *-memory
          description: System Memory
          physical id: f
          slot: System board or motherboard
          size: 32GiB
        *-bank:0
             description: DIMM DDR4 Synchronous Unbuffered (Unregistered) 3600 MHz (0.3 ns)
             product: F4-3600C18-16GVK
             vendor: Unknown
             physical id: 0
             serial: SECRET-3
             slot: DIMM 0
             size: 16GiB
             width: 64 bits
             clock: 3600MHz (0.3ns)
        *-bank:1
             description: DIMM DDR4 Synchronous Unbuffered (Unregistered) 3600 MHz (0.3 ns)
             product: F4-3600C18-16GVK
             vendor: Unknown
             serial: SECRET-4
             size: 16GiB
        *-bank:2
             description: [empty]
             product: Unknown
     *-cache:0
          description: L1 cache
          size: 384KiB
     *-cpu
          description: CPU
          product: AMD Ryzen 5 5600G with Radeon Graphics
          vendor: Advanced Micro Devices [AMD]
          serial: SECRET-5
          slot: AM4
          size: 3900MHz
     *-pci:0
          description: Host bridge
        *-pci:1
             description: PCI bridge
           *-display
                description: VGA compatible controller
                product: AD107 [GeForce RTX 4060]
                vendor: NVIDIA Corporation
                logical name: /dev/fb0
           *-multimedia
                product: AD107 High Definition Audio Controller
           *-nvme
                description: NVMe device
                product: WD_BLACK SN7100 1TB
                vendor: Sandisk Corp
                logical name: /dev/nvme0
                serial: SECRET-6
              *-namespace:0
                   description: NVMe disk
                   logical name: /dev/nvme0n1
                   size: 931GiB (1TB)
           *-usbhost:0
                product: xHCI Host Controller
              *-usb
                   description: Mass storage device
                   product: Cruzer Blade
                   serial: SECRET-7
                 *-disk
                      description: SCSI Disk
                      product: Cruzer Blade
                      vendor: SanDisk
                      serial: SECRET-8
                      capabilities: removable
        *-display
             description: VGA compatible controller
             product: Cezanne [Radeon Vega Series / Radeon Vega Mobile Series]
             vendor: Advanced Micro Devices, Inc. [AMD/ATI]
        *-sata
             description: SATA controller
             product: FCH SATA Controller [AHCI mode]
           *-disk
                description: ATA Disk
                product: WDC WD40EZAX-00C
                vendor: Western Digital
                serial: SECRET-9
                size: 3726GiB (4TB)
           *-cdrom
                description: DVD-RAM writer
                product: DVDRAM GH24NSD1
                vendor: HL-DT-ST
  *-network
       description: Wireless interface
       product: Wi-Fi 6 AX200
       serial: SECRET-mac
       configuration: broadcast=yes ip=SECRET
`,
    means: [
      'motherboard3',
      'cpu3',
      'ram5',
      ['gpu', 'NVIDIA GeForce RTX 4060'],
      'storage4',
      ['storage', 'WDC WD40EZAX-00C'],
    ],
  },
  {
    tool: 'lshw in French',
    text: `SECRET-maison
    description: Ordinateur de bureau
    produit: System Product Name
    fabriquant: ASUS
    numéro de série: SECRET-1
  *-core
       description: Carte mère
       produit: ROG STRIX B760-I GAMING WIFI
       fabriquant: ASUSTeK COMPUTER INC.
       numéro de série: SECRET-2
     *-memory
          description: Mémoire Système
          taille: 32GiB
     *-cpu
          description: CPU
          produit: Intel(R) Core(TM) i5-14400
          fabriquant: Intel Corp.
        *-display
             description: VGA compatible controller
             produit: Arc B570 Graphics
             fabriquant: Intel Corporation
        *-nvme
             description: NVMe device
             produit: CT2000P310SSD8
             numéro de série: SECRET-3
`,
    means: ['motherboard14', 'cpu15', ['ram', '32 GB RAM'], 'gpu3', 'storage8'],
  },
  {
    tool: 'lshw -short',
    text: `SECRET@SECRET:~$ sudo lshw -short
H/W path             Device          Class          Description
===============================================================
                                     system         B650I AORUS ULTRA (Default string)
/0                                   bus            B650I AORUS ULTRA
/0/0                                 memory         64KiB BIOS
/0/10                                memory         32GiB System Memory
/0/10/0                              memory         [empty]
/0/10/1                              memory         16GiB DIMM DDR5 Synchronous Unbuffered (Unregistered) 6000 MHz (0.2 ns)
/0/10/2                              memory         16GiB DIMM DDR5 Synchronous Unbuffered (Unregistered) 6000 MHz (0.2 ns)
/0/13                                memory         512KiB L1 cache
/0/16                                processor      AMD Ryzen 7 9700X 8-Core Processor
/0/100                               bridge         Raphael/Granite Ridge Root Complex
/0/100/1.1/0/0/0     /dev/fb0        display        Navi 48 [Radeon RX 9070/9070 XT/9070 GRE]
/0/100/2.1/0         /dev/nvme0      storage        Samsung SSD 990 PRO 2TB
/0/100/2.1/0/0       hwmon1          disk           NVMe disk
/0/100/2.1/0/2       /dev/ng0n1      disk           NVMe disk
/0/100/2.1/0/1       /dev/nvme0n1    disk           2TB NVMe disk
/0/100/2.1/8         enp9s0          network        RTL8125 2.5GbE Controller
/0/100/14.3                          bus            FCH LPC Bridge
/0/1                 /dev/sda        disk           8001GB ST8000VN004-3CP1
/0/2                 /dev/sdb        disk           31GB Cruzer Blade
`,
    means: [
      'motherboard8',
      'cpu9',
      ['ram', '32GB (2x16GB) DDR5-6000'],
      ['gpu', 'AMD Radeon RX 9070/9070 XT/9070 GRE'],
      'storage10',
      ['storage', 'ST8000VN004-3CP1'],
    ],
  },
];
